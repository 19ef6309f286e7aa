/** One rule: which imports are forbidden. */
export interface Rule {
  name: string
  /** Files that the rule applies to. A group named `module` captures the module's name. */
  from: RegExp
  except?: RegExp
  /** Paths that the files of `from` must not import. */
  to: RegExp
  /** True if a file may import paths of `to` that are in its own module. */
  sameModule?: boolean
  /** True if type imports are allowed, because they do not exist at run time. */
  typesAllowed?: boolean
  /** True if `import()` is allowed, because it loads a file only when it is needed. */
  lateAllowed?: boolean
}

const test = /\.test\.tsx?$/
export const testOrFixture = /\.test\.tsx?$|\/testing\/|\/fixtures\/|^packages\/testing\//

/** Who may import what (CONTRIBUTING.md, Where things live). check.test.ts proves that each rule detects a violation. */
export const rules: readonly Rule[] = [
  {
    name: 'kernel-is-alone',
    from: /^packages\/kernel\//,
    except: test,
    to: /^(packages\/(?!kernel\/)|modules\/|apps\/)/,
  },
  {
    name: 'contract-needs-kernel-only',
    from: /^packages\/contract\//,
    except: test,
    to: /^(packages\/(?!kernel\/|contract\/)|modules\/|apps\/)/,
  },
  {
    name: 'platform-knows-no-module',
    from: /^packages\/platform\//,
    except: testOrFixture,
    to: /^(modules\/|apps\/|packages\/(ui|testing)\/)/,
  },
  {
    name: 'ui-and-texts-know-no-server',
    from: /^packages\/(ui|i18n)\//,
    except: test,
    to: /^(packages\/(platform|testing)\/|modules\/[^/]+\/(server|site|backoffice)\/|apps\/)/,
  },
  {
    name: 'texts-know-no-module',
    from: /^packages\/i18n\//,
    except: test,
    to: /^modules\//,
  },
  {
    // The back office imports modules only by their manifests, in one list (ADR 0026).
    name: 'back-office-knows-modules-by-its-list',
    // The sign-in pages are an exception. They are loaded without the list of modules (ADR 0045), so they import the parts that they need
    // directly.
    from: /^apps\/backoffice\/(?!(src\/(modules|sign-in\/main)|sign-in-page)\.ts$)/,
    except: testOrFixture,
    to: /^modules\//,
  },
  {
    // The back office loads the manifests of all modules before it shows its first screen. The contracts of all modules together are large
    // and load slowly on a tablet (ADR 0045). So a manifest may import a contract only for its types, or later with `import()`.
    name: 'manifests-read-no-contract',
    from: /^modules\/[^/]+\/backoffice\/(module|editor-places)\.tsx?$/,
    to: /^modules\/[^/]+\/contract(\.ts$|\/)/,
    typesAllowed: true,
    lateAllowed: true,
  },
  {
    // For the same reason a manifest imports no texts of screens. The titles of screens and the names of records are in `titles.ts`. The other
    // files contain texts that the manifest puts into slots or into the command palette.
    name: 'manifests-read-no-texts-of-screens',
    from: /^modules\/[^/]+\/backoffice\/(module|editor-places)\.tsx?$/,
    to: /^modules\/[^/]+\/words\/(?!(titles|log|found-by|timeline|entries)\.ts$)/,
    typesAllowed: true,
    lateAllowed: true,
  },
  {
    // The server imports modules only by its list (ADR 0026). There are two exceptions: its pages also import content and branches, and
    // its demo mode imports the code that fills a brand.
    name: 'server-knows-modules-by-its-list',
    from: /^apps\/server\/(?!compose\/(modules|demo|demo-brand|seed-demo)\.ts$)/,
    except: testOrFixture,
    to: /^modules\/(?!(content|branches)\/(contract\.ts$|rules\/))/,
  },
  {
    name: 'rules-are-pure',
    from: /^modules\/(?<module>[^/]+)\/rules\//,
    except: test,
    to: /^(packages\/(?!kernel\/)|apps\/|modules\/[^/]+\/(?!rules\/))/,
    typesAllowed: true,
  },
  {
    // `ports.ts` contains declarations that servers of other modules import (ADR 0026). So it may import only contracts.
    name: 'ports-need-contracts-only',
    from: /^modules\/[^/]+\/ports\.ts$/,
    to: /^(packages\/(?!kernel\/|contract\/|platform\/)|apps\/|modules\/[^/]+\/(?!contract(\.ts$|\/)|rules\/|ports\.ts$))/,
  },
  {
    name: 'ports-are-for-servers',
    from: /^(modules\/[^/]+\/(site|backoffice|rules|words|contract)(\/|\.ts$)|apps\/(site|backoffice)\/)/,
    except: testOrFixture,
    to: /^modules\/[^/]+\/ports\.ts$/,
  },
  {
    name: 'contracts-need-contracts-only',
    from: /^modules\/(?<module>[^/]+)\/contract(\.ts$|\/)/,
    except: test,
    to: /^(packages\/(?!kernel\/|contract\/)|apps\/|modules\/[^/]+\/(?!contract(\.ts$|\/)|rules\/))/,
  },
  {
    name: 'contracts-know-no-foreign-rules',
    from: /^modules\/(?<module>[^/]+)\/contract(\.ts$|\/)/,
    except: test,
    to: /^modules\/(?<module>[^/]+)\/rules\//,
    sameModule: true,
  },
  {
    name: 'servers-know-no-screens',
    from: /^modules\/(?<module>[^/]+)\/server\//,
    except: testOrFixture,
    to: /^(packages\/(ui|testing)\/|apps\/|modules\/[^/]+\/(site|backoffice)\/)/,
  },
  {
    name: 'no-foreign-server',
    from: /^modules\/(?<module>[^/]+)\//,
    except: testOrFixture,
    to: /^modules\/(?<module>[^/]+)\/server\//,
    sameModule: true,
  },
  {
    // Other modules may import only what is in a module's `parts` folders (ADR 0027).
    name: 'no-foreign-screens',
    from: /^modules\/(?<module>[^/]+)\//,
    except: testOrFixture,
    to: /^modules\/(?<module>[^/]+)\/(site|backoffice)\/(?!parts\/)/,
    sameModule: true,
  },
  {
    name: 'parts-are-for-screens',
    from: /^modules\/[^/]+\/(rules|contract|server|words)(\/|\.ts$)/,
    except: testOrFixture,
    to: /^modules\/[^/]+\/(site|backoffice)\/parts\//,
  },
  {
    name: 'words-need-words-only',
    from: /^modules\/[^/]+\/words\//,
    except: test,
    to: /^(packages\/(?!kernel\/|contract\/|i18n\/)|apps\/|modules\/[^/]+\/(?!words\/|rules\/|contract(\.ts$|\/)))/,
  },
  {
    name: 'screens-know-no-server',
    from: /^(modules\/[^/]+\/(site|backoffice)\/|apps\/(site|backoffice)\/)/,
    except: testOrFixture,
    to: /^(packages\/(platform|testing)\/|modules\/[^/]+\/server\/|apps\/server\/)/,
  },
  {
    name: 'site-without-back-office',
    from: /^(apps\/site|modules\/[^/]+\/site|packages\/ui\/site)\//,
    except: test,
    to: /^(apps\/backoffice|modules\/[^/]+\/backoffice|packages\/ui\/backoffice)\//,
  },
  {
    name: 'back-office-without-site',
    from: /^(apps\/backoffice|modules\/[^/]+\/backoffice|packages\/ui\/backoffice)\//,
    except: test,
    to: /^(apps\/site|modules\/[^/]+\/site|packages\/ui\/site)\//,
  },
  {
    // The container image does not contain the demo. Only the server's demo mode may load it, if the folder exists. The `demo` folder of a module
    // belongs to the demo, too.
    name: 'product-works-without-the-demo',
    from: /^(apps|modules|packages)\//,
    except: /\.test\.tsx?$|^apps\/server\/compose\/demo-folder\.ts$|^modules\/[^/]+\/demo\//,
    to: /^(demo|modules\/[^/]+\/demo)\//,
  },
  {
    // The shell (the frame of every public page) depends on content (settings, addresses), branches (open or closed) and themes. It may use
    // all other modules only through its two lists of modules.
    name: 'site-knows-its-lists-only',
    from: /^apps\/site\/app\//,
    except: /\.test\.tsx?$|\/testing\/|^apps\/site\/app\/modules(\.server)?\.ts$/,
    to: /^modules\/(?!content\/|branches\/|themes\/)/,
  },
  {
    // A player (the program on a signage screen) runs for a month on a small device. So it uses no framework, and no code of the back
    // office or the site.
    name: 'players-are-small',
    from: /^modules\/[^/]+\/player\//,
    except: testOrFixture,
    to: /^(packages\/(?!kernel\/|i18n\/messages\.ts$)|apps\/|modules\/[^/]+\/(?!rules\/|player\/|words\/|contract(\.ts$|\/)))/,
    typesAllowed: true,
  },
  {
    // Contracts import a validator, which is larger than the player. So a player may read only their types.
    name: 'players-read-types-of-contracts',
    from: /^(modules\/[^/]+\/player\/|apps\/player\/)/,
    except: testOrFixture,
    to: /^modules\/[^/]+\/contract(\.ts$|\/)/,
    typesAllowed: true,
  },
  {
    name: 'player-app-knows-the-player-only',
    from: /^apps\/player\//,
    except: testOrFixture,
    to: /^(packages\/(?!kernel\/)|apps\/(?!player\/)|modules\/(?!signage\/(player|rules|contract)(\/|\.ts$)))/,
  },
  {
    name: 'no-tests-in-the-product',
    // The browser tests of a module are in its folder, but are not part of the product.
    from: /^(apps|modules(?!\/[^/]+\/e2e\/)|packages|demo)\//,
    except: testOrFixture,
    to: /(\.test\.tsx?$|^packages\/testing\/|\/fixtures\/|\/testing\/)/,
  },
  {
    name: 'no-screens-on-the-server',
    from: /^(apps\/server|packages\/(kernel|contract|platform|i18n)|modules\/[^/]+\/(server|rules))\//,
    except: testOrFixture,
    to: /\.tsx$/,
    typesAllowed: true,
  },
]
