/** Reads the text of a response of another server. Undefined if the response is too large, so that it cannot fill our memory. */
export async function readBounded(response: Response, largestBytes: number): Promise<string | undefined> {
  if (!response.body) return ''
  const decoder = new TextDecoder()
  let [text, bytes] = ['', 0]
  for await (const chunk of response.body) {
    bytes += chunk.byteLength
    if (bytes > largestBytes) return undefined
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

/** Parses a response. Undefined if it is not JSON, for example an error page of a proxy. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
