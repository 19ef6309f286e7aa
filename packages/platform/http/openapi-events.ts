import type { EventType } from '../events.ts'
import type { Json, SchemaBook } from './openapi-schemas.ts'

/** Describes the events that are sent to webhooks, as `webhooks` of OpenAPI 3.1. */
export const describeEvents = (events: readonly EventType[], book: SchemaBook): Record<string, Json> =>
  Object.fromEntries(
    events.map((event) => [
      event.type,
      {
        post: {
          operationId: `event.${event.type}`,
          summary: event.title.en,
          description: 'Signed as Standard Webhooks. Answer 2xx within 10 seconds. It may come again with the same id.',
          parameters: ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => ({
            name,
            in: 'header',
            required: true,
            schema: { type: 'string' },
          })),
          requestBody: { required: true, content: { 'application/json': { schema: bodyOf(event, book) } } },
          responses: { '2XX': { description: 'Taken' } },
        },
      },
    ]),
  )

function bodyOf({ type, record, read }: EventType, book: SchemaBook): Json {
  const text = { type: 'string' }
  return {
    type: 'object',
    required: ['id', 'type', 'at', 'brand', 'record', 'data'],
    properties: {
      id: text,
      type: { const: type },
      at: { type: 'string', format: 'date-time' },
      brand: text,
      branch: text,
      record: {
        type: 'object',
        required: ['type', 'id', 'sequence'],
        properties: { type: { const: record }, id: text, sequence: { type: 'integer' } },
      },
      data: read ? book.schemaOf(read.reply, 'output') : { type: 'null' },
    },
  }
}
