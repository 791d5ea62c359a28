/** Being told of one's turn while the page is closed: the browser's push service, as far as there is one. */
import { api } from './api';
import { prefs } from './prefs.svelte';

/** Whether this browser can be told at all: it must keep a worker for this page. */
export const canBeCalled =
  import.meta.env.PROD && 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

/** How it went: `denied`, if the person does not let this page send messages. */
export type Called = 'on' | 'off' | 'denied' | 'failed';

/** Tell this browser of every turn at a table. */
export async function callMe(table: string, key: string): Promise<Called> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  try {
    const found = (await subscription(key)).toJSON();
    const { p256dh = '', auth = '' } = found.keys ?? {};
    await api.at(table, 'call', { endpoint: found.endpoint ?? '', p256dh, auth, lang: prefs.lang });
    return 'on';
  } catch {
    return 'failed';
  }
}

/** Mute a table. */
export async function mute(table: string): Promise<Called> {
  await api.at(table, 'call/off');
  return 'off';
}

/** One subscription serves all tables; one that was made for another house's key is given up. */
async function subscription(key: string): Promise<PushSubscription> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const wanted = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await pushManager.subscribe(wanted);
  } catch (wrong) {
    const old = await pushManager.getSubscription();
    if (!old) throw wrong;
    await old.unsubscribe();
    return pushManager.subscribe(wanted);
  }
}
