import { and, eq, type SQL, sql } from 'drizzle-orm';
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
  readonly tint?: Tint;
  readonly picture?: string;
}

export interface NewSubCategory {
  readonly name: string;
  readonly slug?: string;
  /** Has to stay cold on the way. */
  readonly chilled?: boolean;
}

const keyOf = (...names: readonly (string | number)[]): string =>
  names.map((name) => String(name).trim().toLowerCase()).join('\0');

/** Behind all others. */
const nextPosition = (table: PgTable): SQL => sql`(select coalesce(max(position), 0) + 1 from ${table})`;

/** Finds groups, categories, sub-categories and brands by name, whatever the letter case, and makes those that are missing. */
export class Taxonomy {
  readonly #db: Database;
  readonly #known = new Map<string, TaxonomyNode>();
  /** Slugs that are in use: of categories, and of the sub-categories of each. */
  readonly #slugs = new Map<number | 'categories', Set<string>>();

  constructor(db: Database) {
    this.#db = db;
  }

  async #remember(
    key: string,
    find: () => Promise<TaxonomyNode[]>,
    make: () => Promise<TaxonomyNode[]>,
  ): Promise<TaxonomyNode> {
    const known = this.#known.get(key);
    if (known) return known;
    const found = (await find())[0] ?? (await make())[0];
    if (!found) throw new Error(`Nothing was written for ${key.replaceAll('\0', ' ')}.`);
    this.#known.set(key, found);
    return found;
  }

  async #slugsOf(place: number | 'categories'): Promise<Set<string>> {
    const known = this.#slugs.get(place);
    if (known) return known;
    const rows =
      place === 'categories'
        ? await this.#db.select({ slug: category.slug }).from(category)
        : await this.#db.select({ slug: subCategory.slug }).from(subCategory).where(eq(subCategory.categoryId, place));
    const slugs = new Set(rows.map(({ slug }) => slug));
    this.#slugs.set(place, slugs);
    return slugs;
  }

  group(name: string): Promise<TaxonomyNode> {
    const { id, name: named } = grouping;
    return this.#remember(
      keyOf('group', name),
      () =>
        this.#db
          .select({ id, name: named })
          .from(grouping)
          .where(sql`lower(${named}) = lower(${name})`),
      () =>
        this.#db
          .insert(grouping)
          .values({ name, position: nextPosition(grouping) })
          .returning({ id, name: named }),
    );
  }

  category({ name, group, slug = slugify(name) || 'category', tint, picture }: NewCategory): Promise<TaxonomyNode> {
    const { id, name: named } = category;
    return this.#remember(
      keyOf('category', name),
      () =>
        this.#db
          .select({ id, name: named })
          .from(category)
          .where(sql`lower(${named}) = lower(${name})`),
      async () => {
        const { id: groupingId } = await this.group(group);
        return this.#db
          .insert(category)
          .values({
            name,
            groupingId,
            slug: takeSlug(slug, await this.#slugsOf('categories')),
            tint: tint ?? null,
            picture: picture ?? null,
            position: nextPosition(category),
          })
          .returning({ id, name: named });
      },
    );
  }

  subCategory(
    categoryId: number,
    { name, slug = slugify(name) || 'other', chilled = false }: NewSubCategory,
  ): Promise<TaxonomyNode> {
    const { id, name: named } = subCategory;
    return this.#remember(
      keyOf('sub-category', categoryId, name),
      () =>
        this.#db
          .select({ id, name: named })
          .from(subCategory)
          .where(and(eq(subCategory.categoryId, categoryId), sql`lower(${named}) = lower(${name})`)),
      async () =>
        this.#db
          .insert(subCategory)
          .values({
            name,
            categoryId,
            slug: takeSlug(slug, await this.#slugsOf(categoryId)),
            chilled,
            position: nextPosition(subCategory),
          })
          .returning({ id, name: named }),
    );
  }

  brand(name: string): Promise<TaxonomyNode> {
    const { id, name: named } = brand;
    return this.#remember(
      keyOf('brand', name),
      () =>
        this.#db
          .select({ id, name: named })
          .from(brand)
          .where(sql`lower(${named}) = lower(${name})`),
      () => this.#db.insert(brand).values({ name }).returning({ id, name: named }),
    );
  }
}
