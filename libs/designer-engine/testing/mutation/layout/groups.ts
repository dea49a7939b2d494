import { groupOf, type MutationGroup } from '../groups.ts'

/** What the proof `designer-mutation-layout` measures: every module that `/layout` and `/layout/normalise` load. */
export const groups: readonly MutationGroup[] = [
  groupOf(
    'layout',
    [
      'layout/Cells',
      'layout/Gesture',
      'layout/GridLayout',
      'layout/assert',
      'layout/compact',
      'layout/fitItem',
      'layout/flow',
      'layout/gridRules',
      'layout/indexPins',
      'layout/order',
      'layout/raiseTide',
      'layout/resizeRect',
      'layout/settle',
      'layout/types',
    ],
    // work.test.ts counts work on 1,000s of items, which is too long for each mutant.
    [
      'layout/edges',
      'layout/GridLayout',
      'layout/peerVectors',
      'layout/normalise',
      'layout/properties',
    ],
  ),
  groupOf(
    'normalise',
    ['layout/breakpoints', 'layout/normalise', 'layout/readItem', 'layout/unstack'],
    ['layout/normalise', 'layout/unstack'],
  ),
]
