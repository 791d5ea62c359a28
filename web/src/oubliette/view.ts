/** The table as the server shows it. */
export type { OublietteRoomView as RoomView, OublietteView as View } from '../lib/wire';
