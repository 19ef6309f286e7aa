/** Reads the text of a table file. If the file is not UTF-8, it is read as windows-1252, the encoding of older spreadsheets. */
export async function readTable(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
