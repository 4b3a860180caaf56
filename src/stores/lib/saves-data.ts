interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const connection = (): Connection => (navigator as { connection?: Connection }).connection ?? {};

/** Whether this device asks for as little as possible. */
export const savesData = (): boolean => connection().saveData === true;

/** Whether the network hardly carries what a page itself needs. */
export const isOn2g = (): boolean => connection().effectiveType?.endsWith('2g') === true;
