import { Client, type QueryResultRow } from 'pg'
import type { Server } from './server.ts'

/**
 * Queries the demo brand's tables directly. Used to change stored times, because a test cannot wait for hours, and to read data that no
 * screen shows.
 */
export async function query<Row extends QueryResultRow = QueryResultRow>(
  server: Pick<Server, 'databaseUrl'>,
  text: string,
): Promise<Row[]> {
  const client = new Client({ connectionString: server.databaseUrl, options: '-c search_path=brand_donau' })
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}
