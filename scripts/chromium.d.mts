export function findChromium(
  env?: Readonly<Record<string, string | undefined>>,
): { ok: true; path: string } | { ok: false; problem: string }
