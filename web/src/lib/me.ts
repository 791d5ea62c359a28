/**
 * The personal key: made here, kept in this browser, shown to its owner. The house stores no more than its hash.
 * In a link it stands behind the #, which browsers send to nobody.
 */
import { api } from './api';

/** No letters that look like others. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 25;
const KEPT = 'noctuary-key';

export function newKey(): string {
  // 256 is a multiple of 32: every letter is as likely as any other
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
  return Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join('');
}

/** As it is read aloud and written down: five by five. */
export function grouped(key: string): string {
  return key.match(/.{1,5}/g)?.join('-') ?? '';
}

/** What was typed or scanned, without what people put between letters; a whole link is as good as the key in it. */
export function plain(typed: string): string {
  const text = /#me=([^&]+)$/.exec(typed)?.[1] ?? typed;
  return text.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
}

/** The key in a link that was followed; nothing if it holds none. */
export function keyIn(hash: string): string {
  const key = plain(/^#me=(.+)$/.exec(hash)?.[1] ?? '');
  return key.length === LENGTH ? key : '';
}

export function keyLink(origin: string, key: string): string {
  return `${origin}/#me=${grouped(key)}`;
}

export function keptKey(): string {
  try {
    return localStorage.getItem(KEPT) ?? '';
  } catch {
    return '';
  }
}

export function keepKey(key: string): void {
  try {
    if (key) localStorage.setItem(KEPT, key);
    else localStorage.removeItem(KEPT);
  } catch {
    // a browser that keeps nothing: whoever made the key has seen it
  }
}

/** Whether this browser has passkeys in the form we speak; the house says whether it takes them. */
export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function' && 'parseCreationOptionsFromJSON' in PublicKeyCredential;
}

/** Make a passkey on this device. Throws if the person does not want to. */
export async function makePasskey(name: string): Promise<void> {
  const { options } = await api.me.passkeyMake(name);
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
  await api.me.passkeyMade(shown(await navigator.credentials.create({ publicKey })));
}

/** "It's me", by a passkey. */
export async function showPasskey(): Promise<void> {
  const { options } = await api.me.passkeyShow();
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  );
  await api.me.passkeyShown(shown(await navigator.credentials.get({ publicKey })));
}

function shown(credential: Credential | null): object {
  if (!(credential instanceof PublicKeyCredential)) throw new Error('no passkey');
  return credential.toJSON() as object;
}
