/** The text of an answer of somebody else's server; undefined when it is larger than that: what they send must not fill our memory. */
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

/** Undefined: no JSON, like the page of a proxy in front of the server. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
