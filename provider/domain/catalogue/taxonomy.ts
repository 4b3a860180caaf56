import { eq, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Tint } from '../../../contract/category.ts';
import type { Database } from '../../db/database.ts';
import { brand, category, grouping, subCategory } from '../../db/schema/catalogue.ts';
import { slugify, takeSlug } from './slug.ts';

/** Where a product belongs. */
export interface TaxonomyNode {
  readonly id: number;
  readonly name: string;
}

export interface NewCategory {
  readonly name: string;
  readonly group: string;
  readonly slug?: string;
  readonly tint?: Tint | null;
  readonly picture?: string | null;
}

export interface NewSubCategory {
  readonly name: string;
  readonly slug?: string;
  /** Has to stay cold on the way. */
  readonly chilled?: boolean;
}

const keyOf = (...names: readonly (string | number)[]): string =>
  names.map((name) => String(name).trim().toLowerCase()).join('\0');

/** Position after all others. */
const nextPosition = (table: PgTable): SQL => sql`(select coalesce(max(position), 0) + 1 from ${table})`;

/** Finds groups, categories, sub-categories and brands by name, whatever the letter case, and makes those that are missing. */
export class Taxonomy {
  readonly #db: Database;
  readonly #nodes = new Map<string, TaxonomyNode>();
  /** Slugs that are in use: of categories, and of the sub-categories of each. */
  readonly #slugs = new Map<number | 'categories', Set<string>>();

  constructor(db: Database) {
    this.#db = db;
  }

  async #remember(
    key: string,
    make: () => Promise<TaxonomyNode[]>,
    find?: () => Promise<TaxonomyNode[]>,
  ): Promise<TaxonomyNode> {
    const cached = this.#nodes.get(key);
    if (cached) return cached;
    const found = (await find?.())?.[0] ?? (await make())[0];
    if (!found) throw new Error(`Nothing was written for ${key.replaceAll('\0', ' ')}.`);
    this.#nodes.set(key, found);
    return found;
  }

  /** The slugs of categories, or of the sub-categories of one. Loads all of them at once, which is faster than one by one. */
  async #slugsOf(parent: number | 'categories'): Promise<Set<string>> {
    const before = this.#slugs.get(parent);
    if (before) return before;
    const { id, name, slug, categoryId } = subCategory;
    const rows =
      parent === 'categories'
        ? await this.#db.select({ id: category.id, name: category.name, slug: category.slug }).from(category)
        : await this.#db.select({ id, name, slug }).from(subCategory).where(eq(categoryId, parent));
    for (const row of rows)
      this.#nodes.set(parent === 'categories' ? keyOf('category', row.name) : keyOf('sub-category', parent, row.name), {
        id: row.id,
        name: row.name,
      });
    const slugs = new Set(rows.map((row) => row.slug));
    this.#slugs.set(parent, slugs);
    return slugs;
  }

  group(name: string): Promise<TaxonomyNode> {
    const { id, name: named } = grouping;
    return this.#remember(
      keyOf('group', name),
      () =>
        this.#db
          .insert(grouping)
          .values({ name, position: nextPosition(grouping) })
          .returning({ id, name: named }),
      () =>
        this.#db
          .select({ id, name: named })
          .from(grouping)
          .where(sql`lower(${named}) = lower(${name})`),
    );
  }

  async category({
    name,
    group,
    slug = slugify(name) || 'category',
    tint = null,
    picture = null,
  }: NewCategory): Promise<TaxonomyNode> {
    const slugs = await this.#slugsOf('categories');
    return this.#remember(keyOf('category', name), async () => {
      const { id: groupingId } = await this.group(group);
      return this.#db
        .insert(category)
        .values({ name, groupingId, slug: takeSlug(slug, slugs), tint, picture, position: nextPosition(category) })
        .returning({ id: category.id, name: category.name });
    });
  }

  async subCategory(
    categoryId: number,
    { name, slug = slugify(name) || 'other', chilled = false }: NewSubCategory,
  ): Promise<TaxonomyNode> {
    const slugs = await this.#slugsOf(categoryId);
    return this.#remember(keyOf('sub-category', categoryId, name), () =>
      this.#db
        .insert(subCategory)
        .values({ name, categoryId, slug: takeSlug(slug, slugs), chilled, position: nextPosition(subCategory) })
        .returning({ id: subCategory.id, name: subCategory.name }),
    );
  }

  brand(name: string): Promise<TaxonomyNode> {
    const { id, name: named } = brand;
    return this.#remember(
      keyOf('brand', name),
      () => this.#db.insert(brand).values({ name }).returning({ id, name: named }),
      () =>
        this.#db
          .select({ id, name: named })
          .from(brand)
          .where(sql`lower(${named}) = lower(${name})`),
    );
  }
}
