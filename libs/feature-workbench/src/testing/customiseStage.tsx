import type { Decorator } from '@storybook/react-vite'
import { TestCustomise, type TestCustomiseProps } from './TestCustomise.js'

/** Where a story stands: `parameters.stage`. */
export type CustomiseStage = Omit<TestCustomiseProps, 'children'>

/** Puts a part of the customising surface on its stage. */
export const customiseStage: Decorator = (Story, { parameters }) => (
  <TestCustomise {...(parameters['stage'] as CustomiseStage)}>
    <Story />
  </TestCustomise>
)
