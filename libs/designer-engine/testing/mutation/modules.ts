/** Modules whose mutants are tried with the same tests. */
export interface MutationGroup {
  name: string
  modules: readonly string[]
  /** In the order in which they run: quick ones first. */
  tests: readonly string[]
}

const pathsOf = (folder: string, names: readonly string[], end: string) =>
  names.map((name) => `src/${folder}${name}${end}`)

/**
 * What the proof measures of the layout, the core and what opens pages: the modules that have been brought to 90 % so far.
 * The evidence names all others as not measured.
 */
export const groups: readonly MutationGroup[] = [
  {
    name: 'layout',
    // work.test.ts counts work on 1,000s of items, which is too long for each mutant.
    tests: pathsOf(
      'layout/',
      ['edges', 'GridLayout', 'peerVectors', 'normalise', 'properties'],
      '.test.ts',
    ),
    modules: pathsOf(
      'layout/',
      [
        'Cells',
        'GridLayout',
        'assert',
        'breakpoints',
        'Gesture',
        'Pins',
        'Tide',
        'arrange',
        'compact',
        'fitItem',
        'flow',
        'gridRules',
        'indexPins',
        'order',
        'raiseTide',
        'resizeRect',
        'settle',
      ],
      '.ts',
    ),
  },
  {
    name: 'normalise',
    tests: pathsOf('layout/', ['normalise', 'unstack'], '.test.ts'),
    modules: pathsOf('layout/', ['breakpoints', 'normalise', 'readItem', 'unstack'], '.ts'),
  },
  {
    name: 'core',
    tests: pathsOf(
      '',
      [
        'document/order',
        'document/json',
        'document/readNode',
        'store/Emitter',
        'store/changeSet',
        'history/applyChanges',
        'selection/selection',
        'state/state',
        'gesture/gesture',
        'gesture/told',
        'commands/canRun',
        'commands/shapes',
        'commands/commands',
        'store/layouts',
        'store/Transaction',
        'store/events',
        'store/verify',
        'store/openStore',
        'store/rollBack',
        'store/Designer',
        'commands/clipboard',
        'commands/place',
        'pageConfig',
        'commands/limits',
        'history/PageHistory',
        'store/soak',
      ],
      '.test.ts',
    ),
    modules: pathsOf(
      '',
      [
        'commands/canRun',
        'commands/clipboard',
        'commands/commands',
        'commands/place',
        'document/json',
        'document/order',
        'document/readNode',
        'document/types',
        'history/PageHistory',
        'history/applyChanges',
        'history/lazyList',
        'selection/SelectionSet',
        'state/PreviewHiding',
        'state/designerState',
        'state/pageInfo',
        'gesture/PageGesture',
        'history/applyChanges',
        'history/lazyList',
        'store/DesignerCore',
        'store/Emitter',
        'store/Grids',
        'store/NodeStore',
        'store/Transaction',
        'store/changeSet',
        'store/createDesigner',
        'store/openStore',
        'store/options',
        'store/plugin',
        'store/verify',
        'pageConfig',
      ],
      '.ts',
    ),
  },
  {
    name: 'open',
    tests: pathsOf(
      '',
      ['open/repairTree', 'migrations/migrate', 'open/openPage', 'open/journey'],
      '.test.ts',
    ),
    modules: ['src/migrations/migrate.ts', 'src/open/repairTree.ts'],
  },
]
