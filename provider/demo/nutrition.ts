/** Per 100 g or 100 ml, as the Indian Food Composition Tables have such food. By slug. */
export const NUTRITION: Readonly<Record<string, readonly (readonly [label: string, value: string])[]>> = {
  'jyoti-alu-potato': [
    ['Energy', '70 kcal'],
    ['Protein', '1.5 g'],
    ['Carbohydrate', '14.9 g'],
    ['Fat', '0.2 g'],
    ['Fibre', '1.7 g'],
  ],
  'shonar-whole-wheat-chakki-atta': [
    ['Energy', '320 kcal'],
    ['Protein', '10.6 g'],
    ['Carbohydrate', '64.2 g'],
    ['Fat', '1.5 g'],
    ['Fibre', '11.4 g'],
  ],
  'shonar-minikit-rice': [
    ['Energy', '356 kcal'],
    ['Protein', '7.9 g'],
    ['Carbohydrate', '78.2 g'],
    ['Fat', '0.5 g'],
    ['Fibre', '2.8 g'],
  ],
  'shonar-masoor-dal': [
    ['Energy', '322 kcal'],
    ['Protein', '24.4 g'],
    ['Carbohydrate', '52.5 g'],
    ['Fat', '0.8 g'],
    ['Fibre', '10.4 g'],
  ],
  'shonar-sugar': [
    ['Energy', '398 kcal'],
    ['Carbohydrate', '99.4 g'],
  ],
  'bhor-toned-milk': [
    ['Energy', '58 kcal'],
    ['Protein', '3.1 g'],
    ['Carbohydrate', '4.7 g'],
    ['Fat', '3 g'],
  ],
  'white-eggs': [
    ['Energy', '135 kcal'],
    ['Protein', '13.3 g'],
    ['Fat', '9.2 g'],
  ],
  'rannaghar-kachi-ghani-mustard-oil': [
    ['Energy', '900 kcal'],
    ['Fat', '100 g'],
  ],
};
