interface ZipFile {
  name: string
  /** The name in the header of the file, if it must differ from `name` in the directory. The two names must have the same length. */
  inFront?: string
  size?: number
  /** The bytes of the file in the archive. Without them, the file consists of `size` letters x. */
  bytes?: Uint8Array
  /** The unpacked size that the directory states. */
  declared?: number
  method?: number
  /** The compression method in the header of the file, if it must differ from `method` in the directory. */
  methodInFront?: number
  /** The type and the access rights of the file on Unix. */
  mode?: number
  /** A further name of the file, in the extra field for names in UTF-8. */
  unicodeName?: string
  flags?: number
  /** True: the file is in the archive, but the directory does not list it. */
  isHidden?: boolean
}

/** Makes a zip archive with these files. Tests can state wrong sizes, names and methods in it. */
export function zipOf(files: readonly ZipFile[]): Uint8Array<ArrayBuffer> {
  const local: Uint8Array[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, size = 1, bytes = Buffer.alloc(size, 'x'), method = 0, flags = 0, isHidden, ...more } of files) {
    const named = Buffer.from(name)
    const inFront = Buffer.from(more.inFront ?? name)
    const declared = more.declared ?? bytes.length
    const head = Buffer.alloc(30)
    head.writeUInt32LE(0x04034b50, 0)
    const extra = more.unicodeName === undefined ? Buffer.alloc(0) : unicodeField(more.unicodeName)
    head.writeUInt16LE(more.methodInFront ?? method, 8)
    head.writeUInt32LE(bytes.length, 18)
    head.writeUInt32LE(declared, 22)
    head.writeUInt16LE(named.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(flags, 8)
    entry.writeUInt16LE(method, 10)
    entry.writeUInt32LE(bytes.length, 20)
    entry.writeUInt32LE(declared, 24)
    entry.writeUInt16LE(named.length, 28)
    entry.writeUInt16LE(extra.length, 30)
    entry.writeUInt16LE(more.mode ?? 0, 40)
    entry.writeUInt32LE(offset, 42)
    local.push(head, inFront, bytes)
    if (!isHidden) directory.push(entry, named, extra)
    offset += 30 + named.length + bytes.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  const count = files.filter(({ isHidden }) => !isHidden).length
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(Buffer.concat(directory).length, 12)
  end.writeUInt32LE(offset, 16)
  return new Uint8Array(Buffer.concat([...local, ...directory, end]))
}

/** Makes the extra field for a name in UTF-8 as the program Info-ZIP writes it: version, checksum, name. */
function unicodeField(name: string): Buffer {
  const text = Buffer.from(name)
  const head = Buffer.alloc(9)
  head.writeUInt16LE(0x7075, 0)
  head.writeUInt16LE(5 + text.length, 2)
  head.writeUInt8(1, 4)
  return Buffer.concat([head, text])
}
