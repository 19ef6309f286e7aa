/**
 * `npm run audit`: reports known vulnerabilities of the packages that run in production, and fails if one of them is high or critical. If no
 * registry responds (a machine without a network), the script says so and succeeds: the check is made for continuous integration, which
 * has a network.
 *
 * `npm run sbom`: writes the list of all packages with their versions and licences (CycloneDX), for a release.
 */
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'

const npm = (...words) => spawnSync('npm', words, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })

function audit() {
  const { stdout } = npm('audit', '--omit=dev', '--json')
  let report
  try {
    report = JSON.parse(stdout)
  } catch {
    report = {}
  }
  const found = report.metadata?.vulnerabilities
  if (!found) {
    console.log(
      `No registry answered (${report.error?.summary || report.message || 'no report'}): dependencies were not checked.`,
    )
    return 0
  }
  for (const [name, { severity, via }] of Object.entries(report.vulnerabilities ?? {}))
    console.log(`${severity}: ${name} ${via.map((one) => one.title ?? one).join(', ')}`)
  const bad = found.high + found.critical
  console.log(
    bad > 0 ? `${bad} dependencies must be changed before a release.` : 'No dependency has a known severe weakness.',
  )
  return bad > 0 ? 1 : 0
}

function sbom(file) {
  const { status, stdout, stderr } = npm('sbom', '--omit=dev', '--package-lock-only', '--sbom-format=cyclonedx')
  if (status !== 0) {
    console.error(stderr)
    return 1
  }
  writeFileSync(file, stdout)
  console.log(`${JSON.parse(stdout).components.length} parts in ${file}`)
  return 0
}

process.exit(process.argv[2] === 'sbom' ? sbom(process.argv[3] ?? 'sbom.cdx.json') : audit())
