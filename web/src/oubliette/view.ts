/** The table as the server shows it. */
export * from './view.generated';
