import { expect, test } from 'vitest';
import { guardedLookup, isReachable, type Resolve } from './addresses.ts';

test.each(['93.184.215.14', '1.1.1.1', '2606:4700:4700::1111', '172.32.0.1', '11.0.0.1'])('%s is on the public internet', (address) => {
  expect(isReachable(address, 'public')).toBe(true);
});

test.each([
  '127.0.0.1',
  '127.255.255.254',
  '10.0.0.1',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  'fe80::1',
  'fc00::1',
  'fd12:3456::1',
  'ff02::1',
  '::ffff:8.8.8.8',
  '::ffff:127.0.0.1',
  '0:0:0:0:0:ffff:0808:0808',
  '64:ff9b::8.8.8.8',
  '2001:db8::1',
  '2002:7f00:1::',
  'exchange.example',
  '',
])('%j is not', (address) => {
  expect(isReachable(address, 'public')).toBe(false);
});

test('a loopback upstream reaches this machine and nothing else', () => {
  expect(['127.0.0.1', '127.0.0.2', '::1'].every((address) => isReachable(address, 'loopback'))).toBe(true);
  expect(['10.0.0.1', '1.1.1.1', '::ffff:127.0.0.1', '::'].some((address) => isReachable(address, 'loopback'))).toBe(false);
});

const answers =
  (...addresses: string[]): Resolve =>
  (_name, done) =>
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
const look = (resolve: Resolve, all = false) =>
  new Promise((done) => guardedLookup('public', resolve)('exchange.example', { all }, (error, address) => done(error?.message ?? address)));

test('the judged address is the one that is connected to', async () => {
  expect(await look(answers('1.1.1.1', '1.0.0.1'))).toBe('1.1.1.1');
  expect(await look(answers('1.1.1.1'), true)).toEqual([{ address: '1.1.1.1', family: 4 }]);
});

test('one closed address among the answers refuses them all', async () => {
  expect(await look(answers('1.1.1.1', '169.254.169.254'))).toMatch(/closed address/);
  expect(await look(answers('169.254.169.254'), true)).toMatch(/closed address/);
});

test('a name without an address, or none at all, is an error', async () => {
  expect(await look(answers())).toMatch(/no address/);
  expect(await look((_name, done) => done(new Error('ENOTFOUND'), []))).toBe('ENOTFOUND');
});
