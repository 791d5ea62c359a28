/** The table as the server shows it. */
export interface RoomView {
  cards: string[];
  number: number;
  portcullis: string | null;
  chasms: string[];
  bridged: number;
}

export interface View {
  preset: string;
  turn: number;
  turned: string | null;
  deck: number;
  graveyard: string[];
  slots: (string | null)[][];
  equipped: string | null;
  sealed: boolean;
  path: RoomView[];
  direction: number;
  needed: number;
  sideways: string[];
  curses: string[];
  gone: string[];
  chaos_uses: number;
  bonus: number;
  ace_value: number;
  actions: number;
  free: string | null;
  searched: boolean;
  held: string[];
}
