import type { Messages } from '../../current.ts';

/** What stands on labels. */
export const label: Messages = {
  Ingredients: 'सामग्री',
  'Shelf life': 'कितने दिन चलेगा',
  Keep: 'कैसे रखें',
  Storage: 'स्टोरेज',
  Origin: 'मूल',
  'Country of origin': 'मूल देश',
  'Made and packed by': 'निर्माता और पैकर',
  Manufacturer: 'निर्माता',
  'Imported by': 'आयातक',
  'Consumer care': 'उपभोक्ता सहायता',
  'FSSAI licence': 'FSSAI लाइसेंस',
  'Sold by': 'विक्रेता',
  Energy: 'ऊर्जा',
  Protein: 'प्रोटीन',
  Carbohydrate: 'कार्बोहाइड्रेट',
  Sugar: 'चीनी',
  Fat: 'वसा',
  Fibre: 'फ़ाइबर',
  Sodium: 'सोडियम',
};
