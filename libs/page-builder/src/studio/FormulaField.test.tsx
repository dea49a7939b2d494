import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ShellProvider } from '@spruce/shell-ui'
import { expect, it, vi } from 'vitest'
import { FormulaField } from './FormulaField.js'
import { stepMessages } from './stepMessages.js'

const words = stepMessages['zh-CN']
const line = vi.hoisted(() => ({ isDown: true }))

vi.mock('./formulas.js', async (original) => {
  if (line.isDown) throw new Error('no connection')
  return original()
})

it('says that its check did not load, takes what is typed, and tries again', async () => {
  const user = userEvent.setup()
  const onChange = vi.fn()
  render(
    <ShellProvider language="zh-CN">
      <FormulaField value="1 +" columns={[]} onChange={onChange} />
    </ShellProvider>,
  )
  const formula = screen.getByRole('textbox', { name: words.formula })
  expect(await screen.findByText(words.formulasFailed)).toBeVisible()
  expect(formula).toBeValid()
  await user.type(formula, '2')
  expect(onChange).toHaveBeenCalledWith('1 +2')
  line.isDown = false
  await user.click(screen.getByRole('button', { name: words.tryAgain }))
  await vi.waitFor(() => expect(formula).toBeInvalid())
  expect(screen.queryByText(words.formulasFailed)).not.toBeInTheDocument()
})
