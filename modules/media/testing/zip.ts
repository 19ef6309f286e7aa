/** A zip with these files, each as long as is said; what is declared for it may differ. */
export function zipOf(files: readonly { name: string; size?: number; declared?: number }[]): Uint8Array<ArrayBuffer> {
  const local: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, size = 1, declared = size } of files) {
    const named = Buffer.from(name)
    const head = Buffer.alloc(30)
    head.writeUInt32LE(0x04034b50, 0)
    head.writeUInt32LE(size, 18)
    head.writeUInt32LE(declared, 22)
    head.writeUInt16LE(named.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt32LE(size, 20)
    entry.writeUInt32LE(declared, 24)
    entry.writeUInt16LE(named.length, 28)
    entry.writeUInt32LE(offset, 42)
    local.push(head, named, Buffer.alloc(size, 'x'))
    directory.push(entry, named)
    offset += 30 + named.length + size
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(Buffer.concat(directory).length, 12)
  end.writeUInt32LE(offset, 16)
  return new Uint8Array(Buffer.concat([...local, ...directory, end]))
}
