import { refusePrivateHost } from '../../../egress/public-address.ts';
import { PhotoError } from './photo-error.ts';

const MAX_LENGTH = 2000;
/** Mail, files and remote control are served below; shops and image servers are on the usual ports, or above. */
const LAST_SYSTEM_PORT = 1023;

export const isUrl = (source: string): boolean => /^\s*(?:[a-z][a-z\d+.-]+:)?\/\//i.test(source);

/** Whether the settings name a host, as `photos.lan` for all its ports or `localhost:4700` for one. */
export const isNamed = ({ hostname, host }: URL, allowedHosts: readonly string[]): boolean =>
  allowedHosts.some((named) => named === host || named === hostname);

/**
 * Returns the URL of a photo, when it may be asked for. Names are checked when they are looked up (egress/public-address.ts).
 * @param base what it is relative to, after a redirect
 * @throws {PhotoError}
 * @throws {PrivateAddressError} its host is written as an address of a private network
 */
export function allowedUrl(source: string, allowedHosts: readonly string[], base = 'https://none.invalid'): URL {
  if (source.length > MAX_LENGTH) throw new PhotoError(`its address has more than ${MAX_LENGTH} characters`);
  const url = URL.parse(source, base);
  if (!url || !/^https?:$/.test(url.protocol))
    throw new PhotoError('its address does not begin with https:// or http://');
  if (url.username || url.password) throw new PhotoError('its address has a user name or a password in it');
  if (isNamed(url, allowedHosts)) return url;
  refusePrivateHost(url);
  const port = Number(url.port || 0);
  if (port > 0 && port <= LAST_SYSTEM_PORT && ![80, 443].includes(port))
    throw new PhotoError(`its address names port ${port}, where no photos are served`);
  return url;
}
