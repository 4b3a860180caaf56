import { sql } from 'drizzle-orm';
import { isAmong } from '../../db/is-among.ts';
import type { Database } from '../../db/database.ts';
import { category, product, subCategory } from '../../db/schema/catalogue.ts';
import type { ImportRow } from './import-row.ts';

interface ChilledSubCategory {
  readonly category: string;
  readonly name: string;
  readonly chilled: boolean;
}

/** What a file says of which sub-categories have to stay cold on the way: each as soon as one of its goods has to. */
export class ChilledSubCategories {
  readonly #byName = new Map<string, ChilledSubCategory>();

  add({ category, subCategory: name, chilled }: Pick<ImportRow, 'category' | 'subCategory' | 'chilled'>): void {
    if (chilled === undefined || name === null) return;
    const key = JSON.stringify([category.toLowerCase(), name.toLowerCase()]);
    const before = this.#byName.get(key);
    if (!before || chilled) this.#byName.set(key, { category, name, chilled });
  }

  /**
   * Writes it down. Returns the ids of the sub-categories that it changed.
   * @param missing goods that are sold and that the file has not named: a sub-category of some of them stays chilled
   */
  async write(tx: Database, missing: readonly number[]): Promise<number[]> {
    if (this.#byName.size === 0) return [];
    const { rows } = await tx.execute<{ id: number }>(sql`
      update ${subCategory} set chilled = stated.chilled
      from jsonb_to_recordset(${JSON.stringify([...this.#byName.values()])}::jsonb)
        as stated (category text, name text, chilled boolean)
      where lower(${subCategory.name}) = lower(stated.name) and ${subCategory.chilled} <> stated.chilled
        and exists (
          select 1 from ${category}
          where ${category.id} = ${subCategory.categoryId} and lower(${category.name}) = lower(stated.category))
        and (stated.chilled or not exists (
          select 1 from ${product} where ${product.subCategoryId} = ${subCategory.id} and ${isAmong(product.id, missing)}))
      returning ${subCategory.id}`);
    return rows.map(({ id }) => id);
  }
}
