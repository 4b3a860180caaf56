import { attaRiceDal } from './catalogue/atta-rice-dal.ts';
import { bathBaby } from './catalogue/bath-baby.ts';
import { biscuitsSnacks } from './catalogue/biscuits-snacks.ts';
import { breadCakes } from './catalogue/bread-cakes.ts';
import { coldDrinks } from './catalogue/cold-drinks.ts';
import { dairyEggs } from './catalogue/dairy-eggs.ts';
import { fishMeat } from './catalogue/fish-meat.ts';
import { fruitVegetables } from './catalogue/fruit-vegetables.ts';
import { homeCleaning } from './catalogue/home-cleaning.ts';
import { masalaKasundi } from './catalogue/masala-kasundi.ts';
import { noodlesBreakfast } from './catalogue/noodles-breakfast.ts';
import { oilGhee } from './catalogue/oil-ghee.ts';
import { puja } from './catalogue/puja.ts';
import { sweetsDoi } from './catalogue/sweets-doi.ts';
import { teaCoffee } from './catalogue/tea-coffee.ts';
import type { DemoCategory } from './types.ts';

/** The demo shop's goods, in the order in which its aisles are walked. */
export const catalogue: DemoCategory[] = [
  fruitVegetables,
  attaRiceDal,
  dairyEggs,
  oilGhee,
  masalaKasundi,
  fishMeat,
  sweetsDoi,
  breadCakes,
  teaCoffee,
  coldDrinks,
  biscuitsSnacks,
  noodlesBreakfast,
  homeCleaning,
  bathBaby,
  puja,
];
