interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether this device asks for as little as possible, or its network hardly carries more. */
export function savesData(): boolean {
  const { saveData, effectiveType = '' } = (navigator as { connection?: Connection }).connection ?? {};
  return saveData === true || effectiveType.endsWith('2g');
}
