/** '{id}-{version}.{extension}', as pages name an uploaded picture (specification §3, Image URLs); undefined for anything else. */
export function pictureRef(text: string): { id: string; version: number; extension: string } | undefined {
  const [, id, version, extension] = /^(.+)-(\d+)\.(\w+)$/.exec(text) ?? []
  return id && version && extension ? { id, version: Number(version), extension } : undefined
}
