/** The text of an answer of another server. Undefined when it is too large: their answer must not fill our memory. */
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

/** The parsed answer. Undefined: it is not JSON, for example an error page of a proxy. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
