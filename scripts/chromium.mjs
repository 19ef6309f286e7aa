// Plain JavaScript for Node 18 and newer.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

// The headless shell is preferred. It is the same engine without a desktop; it is a fifth faster, and its download is half as large.
const usual = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * Finds a Chromium: $CHROMIUM, then the usual paths. Otherwise installs the Chromium package of Debian (only its headless shell if
 * available) with apt, as root or with sudo.
 */
export function findChromium(env = process.env) {
  if (env.CHROMIUM) {
    if (existsSync(env.CHROMIUM)) return { ok: true, path: env.CHROMIUM }
    return { ok: false, problem: `CHROMIUM names ${env.CHROMIUM}, which does not exist.` }
  }
  const found = () => usual.find((path) => existsSync(path))
  if (!found() && existsSync('/usr/bin/apt-get')) install()
  const path = found()
  if (path) return { ok: true, path }
  return {
    ok: false,
    problem:
      'The browser tests need Chromium and none was found or could be installed. Install it (Debian: apt-get install chromium) or name one with CHROMIUM=/path/to/chromium.',
  }
}

function install() {
  const isRoot = process.getuid?.() === 0
  if (!isRoot && spawnSync('sudo', ['-n', 'true']).status !== 0) return
  console.log('Installing Chromium with apt-get …')
  const apt = (...words) =>
    spawnSync(isRoot ? 'apt-get' : 'sudo', [...(isRoot ? [] : ['-n', 'apt-get']), ...words], {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  apt('update')
  const { status } = apt('install', '-y', '--no-install-recommends', 'chromium-headless-shell')
  if (status !== 0) apt('install', '-y', '--no-install-recommends', 'chromium')
}
