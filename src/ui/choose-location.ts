/** The words of the dialog in which a pincode is chosen. */
export const chooseLocation = {
  id: 'choose-location',
  title: 'Choose Location',
  hint: 'You can check if delivery is available for your location.',
  select: 'Select Location',
  search: 'Search Pincode',
  loading: 'Loading pincodes…',
} as const;
