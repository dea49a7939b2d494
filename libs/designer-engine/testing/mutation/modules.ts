/** Modules whose mutants are tried with the same tests. */
export interface MutationGroup {
  name: string
  modules: readonly string[]
  /** In the order in which they run: quick ones first. */
  tests: readonly string[]
}

const pathsOf = (folder: string, names: readonly string[], end: string) =>
  names.map((name) => `src/${folder}${name}${end}`)

/** What the proof measures: the layout and the core. Types alone have no mutants. */
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
        'Base',
        'Cells',
        'Gesture',
        'GridLayout',
        'Pins',
        'Tide',
        'arrange',
        'breakpoints',
        'compact',
        'flow',
        'gridRules',
        'lift',
        'normalise',
        'order',
        'readItem',
        'resizeRect',
        'unstack',
      ],
      '.ts',
    ),
  },
  {
    name: 'core',
    tests: pathsOf(
      '',
      [
        'document/order',
        'document/json',
        'store/Emitter',
        'history/applyChanges',
        'selection/selection',
        'state/state',
        'gesture/gesture',
        'commands/commands',
        'store/Designer',
        'history/PageHistory',
        'store/soak',
      ],
      '.test.ts',
    ),
    modules: pathsOf(
      '',
      [
        'document/json',
        'document/order',
        'document/readNode',
        'store/Emitter',
        'store/Transaction',
        'store/NodeStore',
        'store/Grids',
        'store/changeSet',
        'store/openStore',
        'store/options',
        'store/verify',
        'store/DesignerCore',
        'history/PageHistory',
        'history/applyChanges',
        'history/lazyList',
        'gesture/PageGesture',
        'selection/SelectionSet',
        'commands/canRun',
        'commands/clipboard',
        'commands/commands',
        'commands/place',
        'state/PreviewHiding',
        'state/designerState',
        'state/pageInfo',
      ],
      '.ts',
    ),
  },
]
