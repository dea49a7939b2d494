import { ShellProvider } from '@spruce/shell-ui'
import { FormStage, stubDom } from '@spruce/shell-ui/testing'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PlacesField } from './PlacesField.js'

stubDom()

const places = [{ name: '一号水泵', x: 25, y: 30 }]

it('cannot be changed while it is disabled, and invites nobody to click', () => {
  render(
    <ShellProvider language="zh-CN">
      <FormStage initialValues={{ places }}>
        <PlacesField
          {...{ name: 'places', label: '点位', isDisabled: true }}
          {...{ picture: '/plan.svg', alt: '平面图', names: ['一号水泵', '二号水泵'] }}
        />
      </FormStage>
    </ShellProvider>,
  )
  expect(screen.getByRole('button', { name: /^1 一号水泵，/ })).toBeDisabled()
  expect(screen.getByRole('button', { name: '添加点位' })).toBeDisabled()
  expect(screen.getByRole('combobox', { name: '点位 1 的名称' })).toBeDisabled()
  const picture = screen.getByRole('img', { name: '平面图' })
  picture.getBoundingClientRect = () => new DOMRect(0, 0, 400, 200)
  fireEvent.click(picture, { clientX: 200, clientY: 100 })
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  expect(screen.queryByText('点击图片添加点位。')).not.toBeInTheDocument()
})
