import type { JsonSchema } from '@valibot/to-json-schema';
import { type CallRequirement, requirementOf } from '../../../contract/call-requirements.ts';
import { type Call, takesCustomerId } from '../../../contract/call.ts';
import { calls } from '../../../contract/calls.ts';
import { ORDER_FINGERPRINT } from '../../../contract/order.ts';
import { OTP_TICKET } from '../../../contract/otp.ts';
import { describeSchema, namedSchemas } from './schemas.ts';

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: JsonSchema;
}

export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  /** What it is needed for, and what is lost without it. */
  readonly description: string;
  readonly 'x-need': CallRequirement['need'];
  readonly tags: readonly string[];
  readonly security: readonly Record<string, readonly string[]>[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly required: boolean; readonly content: object };
  readonly responses: Readonly<Record<string, object>>;
}

export interface Description {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: object;
}

const json = (schema: object) => ({ 'application/json': { schema } });

/** A file is bytes that no schema says anything of. */
const bodyOf = ({ body, bodyType }: Call): object | undefined => {
  if (bodyType === 'bytes') return { 'application/octet-stream': {} };
  return body && json(describeSchema(body));
};

const STREAMS = { messages: 'application/x-ndjson', events: 'text/event-stream' } as const;

/** Of messages and events, the schema is that of each. */
const answerOf = ({ answer, answerType }: Call): object => {
  const schema = describeSchema(answer);
  return answerType ? { [STREAMS[answerType]]: { schema } } : json(schema);
};

const REFUSALS: Readonly<Record<string, string>> = {
  400: 'What was sent can’t be read, or does not fit; `fields` says where',
  401: 'A token is needed, or the editor’s key',
  403: 'This is another customer’s',
  404: 'There is no such thing, or it is not yours',
  409: 'It can’t be done as things stand; the message says why',
  408: 'The body came too slowly, or not to its end',
  413: 'Too large: 16 kB is the most without a token or key, 64 kB with a token, 1 MB with a key, 5 MB for a report with photos, 3 MB for a picture, 64 MB for a file of goods',
  415: 'The body is not `application/json`, or not `application/octet-stream` where it is a file',
  422: 'It can be read, but not be followed',
  429: 'Too often; `Retry-After` says when to try again',
  503: 'Busy, or closing for a moment',
  507: 'No room is left on the provider’s disk',
};

/** A token is needed, or allowed, or of no use. */
const securityOf = (call: Call): Operation['security'] => {
  if (call.caller === 'customer') return [{ token: [] }];
  if (call.caller === 'editor') return [{ editorKey: [] }];
  return call.caller === 'either' || takesCustomerId(call) ? [{}, { token: [] }] : [];
};

/** Which refusals a call can meet. Those that any call can meet are among them. */
const refusalsOf = (call: Call): string[] => [
  ...(call.query || call.body ? ['400'] : []),
  ...(call.caller === 'customer' || takesCustomerId(call) ? ['401', '403'] : []),
  ...(call.caller === 'editor' ? ['401'] : []),
  ...(call.path.includes('{id}') || call.method !== 'GET' || call.caller === 'editor' ? ['404'] : []),
  ...(call.body || call.bodyType ? ['408', '409', '413', '415', '422'] : []),
  ...(call.tag === 'Auth' || call.caller === 'editor' || call.bodyBytes ? ['429'] : []),
  '503',
  ...(call.bodyType ? ['507'] : []),
];

/** Calls that are done once for each Idempotency-Key. */
const WITH_KEY: readonly string[] = ['postOrder', 'postOrderItems', 'postShoppingList', 'postShoppingListLines'];

/** Calls that are refused where they would order something else than the customer saw. */
const WITH_FINGERPRINT: readonly string[] = ['postOrder', 'postOrderItems'];

/** Calls that a browser sends its ticket with. */
const TAKE_TICKET: readonly string[] = ['getOtp', 'register', 'verifyLoginOtp', 'verifyRegisterOtp'];

function parametersOf(name: string, { path, query }: Call): Parameter[] {
  const { properties = {}, required = [] } = query ? describeSchema(query) : {};
  const id: Parameter = { name: 'id', in: 'path', required: true, schema: { type: 'string' } };
  const key: Parameter = {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description: 'Made by the caller for one order, list or addition: a call repeated with it makes no second one',
    schema: { type: 'string', maxLength: 200 },
  };
  const fingerprint: Parameter = {
    name: ORDER_FINGERPRINT,
    in: 'header',
    required: false,
    description:
      'Of what the customer saw, as contract/order-fingerprint.ts makes it: anything else is answered with 409',
    schema: { type: 'string' },
  };
  const ticket: Parameter = {
    name: OTP_TICKET,
    in: 'header',
    required: false,
    description: 'What the provider last answered with to this browser; without it the code alone counts',
    schema: { type: 'string' },
  };
  return [
    ...(path.includes('{id}') ? [id] : []),
    ...(TAKE_TICKET.includes(name) ? [ticket] : []),
    ...(WITH_KEY.includes(name) ? [key] : []),
    ...(WITH_FINGERPRINT.includes(name) ? [fingerprint] : []),
    ...Object.entries(properties).map(([field, schema]) => ({
      name: field,
      in: 'query' as const,
      required: required.includes(field),
      schema: schema as JsonSchema,
    })),
  ];
}

const TICKET = 'Names the browser that asked, where a code was sent; the code is that browser’s own';

const NEEDS: Readonly<Record<CallRequirement['need'], string>> = {
  must: 'A shop must have it.',
  may: 'A shop may leave it out.',
  ours: 'Beyond what is asked of a provider.',
};

function operationOf(name: string, call: Call): Operation {
  const { need, without } = requirementOf(name);
  const given = '`Bearer` and the token';
  const renewed = '`Bearer` and a new token, when the one that came is more than a day old';
  const token = (description: string) => ({ authorization: { description, schema: { type: 'string' } } });
  const content = bodyOf(call);
  const good = {
    description: call.summary,
    content: answerOf(call),
    ...(call.givesToken && { headers: token(given) }),
    ...(call.givesTicket && { headers: { [OTP_TICKET]: { description: TICKET, schema: { type: 'string' } } } }),
    ...((call.caller === 'customer' || call.caller === 'either') && { headers: token(renewed) }),
  };
  const refusals = refusalsOf(call).map((status) => [status, { $ref: `#/components/responses/${status}` }] as const);
  return {
    operationId: name,
    summary: call.summary,
    description: `${NEEDS[need]} Without it: ${without}`,
    'x-need': need,
    tags: [call.tag],
    security: securityOf(call),
    parameters: parametersOf(name, call),
    ...(content && { requestBody: { required: true, content } }),
    responses: { 200: good, ...Object.fromEntries(refusals) },
  };
}

/** The contract in the words of OpenAPI 3.1. */
export function describeApi(): Description {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const [name, call] of Object.entries(calls))
    (paths[call.path] ??= {})[call.method.toLowerCase()] = operationOf(name, call);
  const refusal = json({ $ref: '#/components/schemas/ErrorBody' });
  return {
    openapi: '3.1.0',
    info: {
      title: 'Haat: the provider’s calls',
      version: '1.0.0',
      description:
        'Money is in decimal rupees, ids are opaque, unknown fields are ignored. Every refusal has a `message` fit to show and a stable `code`.',
    },
    servers: [{ url: '/api' }],
    tags: [...new Set(Object.values(calls).map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: {
      schemas: namedSchemas(),
      responses: Object.fromEntries(
        Object.entries(REFUSALS).map(([status, description]) => [status, { description, content: refusal }]),
      ),
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        editorKey: { type: 'apiKey', in: 'header', name: 'x-editor-key' },
      },
    },
  };
}
