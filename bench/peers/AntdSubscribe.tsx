import { Button, Checkbox, Descriptions, Form, InputNumber, Modal, Radio, Space } from 'antd';
import { useState } from 'react';
import { Controller, useForm, useWatch, type Control } from 'react-hook-form';
import type { SubscribeProps } from '../tasks/MinimalSubscribe.tsx';
import { BALANCE, checkAmount, COIN, DECIMALS, EMPTY, summaryOf, TERM_OPTIONS, type Subscription } from '../tasks/subscription.ts';

/** The subscribe dialog with antd and React Hook Form. */
export function AntdSubscribe({ defaultOpen = false }: SubscribeProps) {
  const [open, setOpen] = useState(defaultOpen);
  const close = () => setOpen(false);
  return (
    <>
      <Button id="trigger" onClick={() => setOpen(true)}>
        Subscribe
      </Button>
      <Modal title={`Subscribe ${COIN}`} open={open} onCancel={close} footer={null} destroyOnHidden>
        <Fields onDone={close} />
      </Modal>
    </>
  );
}

function Fields({ onDone }: { readonly onDone: () => void }) {
  const { control, handleSubmit, setValue } = useForm<Subscription>({ defaultValues: EMPTY });
  return (
    <Form layout="vertical" onFinish={() => void handleSubmit(onDone)()}>
      <Controller
        name="term"
        control={control}
        render={({ field }) => (
          <Form.Item label="Term">
            <Radio.Group {...field} vertical options={TERM_OPTIONS} />
          </Form.Item>
        )}
      />
      <Controller
        name="amount"
        control={control}
        rules={{ validate: checkAmount }}
        render={({ field: { onChange, ...field }, fieldState: { error } }) => (
          <Form.Item
            label="Amount"
            htmlFor="amount"
            extra={`Available ${BALANCE} ${COIN}`}
            {...(error && { validateStatus: 'error', help: error.message })}
          >
            <Space.Compact block>
              <InputNumber<string>
                {...field}
                onChange={(value) => onChange(value ?? '')}
                id="amount"
                inputMode="decimal"
                stringMode
                controls={false}
                min="0"
                precision={DECIMALS}
                suffix={COIN}
                style={{ width: '100%' }}
              />
              <Button onClick={() => setValue('amount', BALANCE, { shouldValidate: true })}>Max</Button>
            </Space.Compact>
          </Form.Item>
        )}
      />
      <Controller
        name="renew"
        control={control}
        render={({ field: { value, ...field } }) => (
          <Form.Item>
            <Checkbox {...field} checked={value}>
              Renew at maturity
            </Checkbox>
          </Form.Item>
        )}
      />
      <Summary control={control} />
      <Button type="primary" htmlType="submit" block>
        Subscribe
      </Button>
    </Form>
  );
}

function Summary({ control }: { readonly control: Control<Subscription> }) {
  const [amount, term] = useWatch({ control, name: ['amount', 'term'] });
  const items = summaryOf({ amount, term }).map(([label, children]) => ({ key: label, label, children }));
  return <Descriptions id="summary" column={1} size="small" style={{ marginBlockEnd: 16 }} items={items} />;
}
