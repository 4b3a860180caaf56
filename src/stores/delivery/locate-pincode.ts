import { atom, onMount } from 'nanostores';
import * as v from 'valibot';
import type { Pincode } from '../../../contract/pincode.ts';
import { msg } from '../../../contract/msg.ts';
import { $pincodes } from './pincode.ts';

/** Kilometres from the post office within which a pincode is told from a location. */
const MAX_KM = 4;
const KM_PER_DEGREE = 111.2;
const TIMEOUT_MS = 10_000;
/** Maximum age of a location: customers do not change pincode faster. */
const MAX_AGE_MS = 5 * 60_000;

/** Latitude and longitude of each pincode's post office. */
const Locations = v.record(v.string(), v.tuple([v.number(), v.number()]));
type Locations = v.InferOutput<typeof Locations>;

/** What a location comes to: a pincode of the shop's list, or why there is none. */
type LocatedPincode =
  | { readonly status: 'idle' | 'locating' }
  | { readonly status: 'found'; readonly pincode: Pincode }
  | { readonly status: keyof typeof LOCATION_FAILURES };

/** Why no pincode was found, and what to do instead. */
export const LOCATION_FAILURES = {
  denied: msg('Your browser keeps your location to itself. Please type your pincode.'),
  unavailable: msg('Your location could not be found. Please type your pincode.'),
  unsupported: msg('This browser can’t tell where you are. Please type your pincode.'),
  unknown: msg('We could not tell your pincode from your location. Please type it.'),
} as const;

const idle: LocatedPincode = { status: 'idle' };
export const $locatedPincode = atom<LocatedPincode>(idle);
// The chooser was closed: the next time it is opened, nothing is said of the last.
onMount($locatedPincode, () => () => $locatedPincode.set(idle));

/** Asks the browser where it is, and looks up the pincode on this device: the location is sent nowhere. */
export async function locatePincode(): Promise<void> {
  $locatedPincode.set({ status: 'locating' });
  $locatedPincode.set(await located());
}

async function located(): Promise<LocatedPincode> {
  // Absent outside https, whatever TypeScript says.
  const geolocation = (navigator as Partial<Navigator>).geolocation;
  if (!geolocation) return { status: 'unsupported' };
  try {
    const [{ coords }, locations] = await Promise.all([position(geolocation), loadLocations()]);
    const nearest = nearestPincode(locations, coords);
    const pincode = $pincodes.get().data.find((one) => one.pincode === nearest);
    return pincode ? { status: 'found', pincode } : { status: 'unknown' };
  } catch (error) {
    const isDenied = error instanceof GeolocationPositionError && error.code === error.PERMISSION_DENIED;
    return { status: isDenied ? 'denied' : 'unavailable' };
  }
}

const position = (geolocation: Geolocation): Promise<GeolocationPosition> =>
  new Promise((resolve, reject) =>
    geolocation.getCurrentPosition(resolve, reject, { timeout: TIMEOUT_MS, maximumAge: MAX_AGE_MS }),
  );

async function loadLocations(): Promise<Locations> {
  const response = await fetch('/pincode-locations.json');
  return v.parse(Locations, await response.json());
}

interface Located {
  readonly latitude: number;
  readonly longitude: number;
  /** Metres. */
  readonly accuracy: number;
}

/** The pincode whose post office is nearest; undefined where that is too far away, or the location too vague, to tell. */
export function nearestPincode(locations: Locations, { latitude, longitude, accuracy }: Located): string | undefined {
  // So near, a degree of longitude counts the same everywhere.
  const narrow = Math.cos((latitude * Math.PI) / 180);
  const [nearest] = Object.entries(locations)
    .map(([pincode, [lat, long]]) => ({
      pincode,
      km: KM_PER_DEGREE * Math.hypot(lat - latitude, (long - longitude) * narrow),
    }))
    .sort((a, b) => a.km - b.km);
  return nearest && nearest.km <= MAX_KM && accuracy <= MAX_KM * 1000 ? nearest.pincode : undefined;
}
