import { type ConversionConfig, type JsonSchema, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { lossOf } from '../../../contract/field-requirements.ts';
import { namedSchemas as named } from '../../../contract/named-schemas.ts';

const config: ConversionConfig = {
  target: 'draft-2020-12', // what OpenAPI 3.1 takes
  typeMode: 'input', // as it stands on the wire
  errorMode: 'ignore', // trimming and check digits have no words in JSON Schema
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
};

/** A schema of the contract as the description has it. */
export function describeSchema(schema: GenericSchema): JsonSchema {
  const { $schema: _, $defs: __, ...described } = toJsonSchema(schema, { ...config, definitions: { ...named } });
  return described;
}

/** With what is lost where a field is left out. */
function withLosses(owner: string, schema: JsonSchema): JsonSchema {
  const properties = Object.entries(schema.properties ?? {}).map(([field, described]) => {
    const loss = lossOf(owner, field);
    const isPlain = typeof described === 'object' && loss !== undefined;
    return [field, isPlain ? { ...described, description: `May be left out: ${loss}` } : described] as const;
  });
  return properties.length > 0 ? { ...schema, properties: Object.fromEntries(properties) } : schema;
}

export const namedSchemas = (): Record<string, JsonSchema> =>
  Object.fromEntries(
    Object.entries(toJsonSchemaDefs({ ...named }, config)).map(([name, schema]) => [name, withLosses(name, schema)]),
  );
