/** Where others find this house: on the machine that runs it, the browser's own address is of use to nobody else. */
import { api } from './api';

const OWN = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** `alone`: nobody else could follow a link from here. */
export const outside = $state({ origin: location.origin, alone: false });

/** The same without the scheme, as people say it. */
export const outsideHost = (): string => outside.origin.replace(/^https?:\/\//, '');

/** Ask the house where it is, if only it can know. */
async function ask() {
  try {
    const { address } = await api.house();
    if (address) outside.origin = address;
    outside.alone = !address;
  } catch {
    // it is asked again with the next page
  }
}

if (OWN.test(location.hostname)) void ask();
