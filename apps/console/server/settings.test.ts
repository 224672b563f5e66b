import { expect, test } from 'vitest';
import { readSettings, StartError } from './settings.ts';

const read = (environment: Record<string, string | undefined>) => readSettings(environment, '/home/saver');

test('uses port 4600 and the local data folder when nothing is set', () => {
  expect(read({})).toEqual({
    host: '127.0.0.1',
    publicOrigin: undefined,
    port: 4600,
    dataFolder: '/home/saver/.earnkit',
    databaseUrl: undefined,
    apiOrigin: undefined,
    pictureOrigins: [],
    frameOrigins: [],
    edition: 'global',
    exchangeTimeZone: 'UTC',
    drainSeconds: 0,
    connections: 256,
    logLevel: 'warn',
  });
});

test('an empty variable counts as not set', () => {
  expect(
    read({
      PORT: '',
      EARNKIT_DATA: '',
      DATABASE_URL: '',
      EARNKIT_API_ORIGIN: '',
      EARNKIT_PICTURE_ORIGINS: '',
      EARNKIT_FRAME_ORIGINS: '',
      EARNKIT_EDITION: '',
      EARNKIT_EXCHANGE_TIME_ZONE: '',
      EARNKIT_DRAIN_SECONDS: '',
      EARNKIT_CONNECTIONS: '',
      EARNKIT_LOG: '',
    }),
  ).toEqual(read({}));
});

test('reads every variable', () => {
  const settings = read({
    PORT: '0',
    EARNKIT_DATA: '/var/earn',
    DATABASE_URL: 'postgres://earn@127.0.0.1:5432/earn',
    EARNKIT_API_ORIGIN: 'https://exchange.example',
    EARNKIT_PICTURE_ORIGINS: 'https://cdn.example  https://img.example:8443/',
    EARNKIT_FRAME_ORIGINS: 'https://Assets.example:443 http://127.0.0.1:4700 https://assets.example',
    EARNKIT_EDITION: 'us',
    EARNKIT_EXCHANGE_TIME_ZONE: 'Asia/Shanghai',
    EARNKIT_DRAIN_SECONDS: '15',
    EARNKIT_CONNECTIONS: '1024',
  });
  expect(settings).toMatchObject({ port: 0, dataFolder: '/var/earn', databaseUrl: 'postgres://earn@127.0.0.1:5432/earn' });
  expect(settings).toMatchObject({ edition: 'us', exchangeTimeZone: 'Asia/Shanghai', drainSeconds: 15, connections: 1024 });
  expect(settings.apiOrigin?.origin).toBe('https://exchange.example');
  expect(settings.pictureOrigins).toEqual(['https://cdn.example', 'https://img.example:8443']);
  expect(settings.frameOrigins).toEqual(['https://assets.example', 'http://127.0.0.1:4700']);
});

test.each([
  '*',
  'https://*',
  'https://*.example',
  'http://assets.example',
  'https://assets.example/page',
  'https://a.example,https://b.example',
  'https://me@assets.example',
  "https://a.example; script-src 'unsafe-inline'",
  '"><script>',
  'null',
  'data:',
])(
  'given EARNKIT_FRAME_ORIGINS=%j, then the console does not start and says in one sentence what to write (ST-32)',
  (EARNKIT_FRAME_ORIGINS) => {
    expect(() => read({ EARNKIT_FRAME_ORIGINS })).toThrow(/^EARNKIT_FRAME_ORIGINS must be origins [^.]*(\.[^.\s][^.]*)*\.$/);
  },
);

test.each([
  'http://cdn.example',
  'https://cdn.example/coins',
  'https://a.example,https://b.example',
  "https://a.example; script-src 'unsafe-inline'",
  '*',
  'data:',
])('EARNKIT_PICTURE_ORIGINS=%j is refused', (EARNKIT_PICTURE_ORIGINS) => {
  expect(() => read({ EARNKIT_PICTURE_ORIGINS })).toThrow(StartError);
});

test.each(['US', 'eu', 'global us', '"><script>'])(
  'given EARNKIT_EDITION=%j, then the console does not start and says in one sentence what to write (US-01)',
  (EARNKIT_EDITION) => {
    expect(() => read({ EARNKIT_EDITION })).toThrow(new StartError('EARNKIT_EDITION must be global or us.'));
  },
);

test.each(['Shanghai', 'UTC+8 ', 'Asia/Atlantis', '"><script>'])(
  'given EARNKIT_EXCHANGE_TIME_ZONE=%j, then the console does not start and says in one sentence what to write (AMB-157)',
  (EARNKIT_EXCHANGE_TIME_ZONE) => {
    expect(() => read({ EARNKIT_EXCHANGE_TIME_ZONE })).toThrow(
      new StartError('EARNKIT_EXCHANGE_TIME_ZONE must be a time zone, such as Asia/Shanghai.'),
    );
  },
);

test.each(['-1', '1.5', '601', '1e2', '10s', ' 5'])(
  'given EARNKIT_DRAIN_SECONDS=%j, then the console does not start and says in one sentence what to write',
  (EARNKIT_DRAIN_SECONDS) => {
    expect(() => read({ EARNKIT_DRAIN_SECONDS })).toThrow(new StartError('EARNKIT_DRAIN_SECONDS must be a whole number from 0 to 600.'));
  },
);

test.each(['0', '15', '8193', '1e3', '512 ', 'many'])(
  'given EARNKIT_CONNECTIONS=%j, then the console does not start and says in one sentence what to write',
  (EARNKIT_CONNECTIONS) => {
    expect(() => read({ EARNKIT_CONNECTIONS })).toThrow(new StartError('EARNKIT_CONNECTIONS must be a whole number from 16 to 8192.'));
  },
);

test.each(['-1', '65536', '80a', '4600.5', ' 80', '99999999'])('PORT=%j is refused', (PORT) => {
  expect(() => read({ PORT })).toThrow(StartError);
});

test.each(['mysql://a@b/c', 'earn', 'file:///etc/passwd'])('DATABASE_URL=%j is refused', (DATABASE_URL) => {
  expect(() => read({ DATABASE_URL })).toThrow(StartError);
});

test.each([
  'http://exchange.example',
  'https://exchange.example/path',
  'https://exchange.example/?a=1',
  'https://user:word@exchange.example',
  'ftp://exchange.example',
  'exchange.example',
])('EARNKIT_API_ORIGIN=%j is refused', (EARNKIT_API_ORIGIN) => {
  expect(() => read({ EARNKIT_API_ORIGIN })).toThrow(StartError);
});

test.each(['http://127.0.0.1:9000', 'http://localhost:9000', 'http://[::1]:9000', 'https://exchange.example:8443'])(
  'EARNKIT_API_ORIGIN=%j is taken',
  (EARNKIT_API_ORIGIN) => {
    expect(read({ EARNKIT_API_ORIGIN }).apiOrigin?.origin).toBe(EARNKIT_API_ORIGIN);
  },
);

test('other machines reach a console in front of a real exchange, and never the sandbox', () => {
  const EARNKIT_API_ORIGIN = 'https://exchange.example';
  const there = read({ EARNKIT_HOST: '0.0.0.0', EARNKIT_ORIGIN: 'https://earn.example', EARNKIT_API_ORIGIN });
  expect([there.host, there.publicOrigin?.origin]).toEqual(['0.0.0.0', 'https://earn.example']);
  expect(() => read({ EARNKIT_HOST: '0.0.0.0' })).toThrow(/the sandbox is for this machine alone/);
  expect(() => read({ EARNKIT_ORIGIN: 'https://earn.example' })).toThrow(/the sandbox is for this machine alone/);
});

test.each([{ EARNKIT_HOST: 'earn.example' }, { EARNKIT_ORIGIN: 'http://earn.example' }, { EARNKIT_ORIGIN: 'https://earn.example/a' }])(
  '%j is refused',
  (wrong) => {
    expect(() => read({ EARNKIT_API_ORIGIN: 'https://exchange.example', ...wrong })).toThrow(StartError);
  },
);

test('reads how much is logged', () => {
  expect(read({ EARNKIT_LOG: 'info' }).logLevel).toBe('info');
  expect(() => read({ EARNKIT_LOG: 'loud' })).toThrow(StartError);
});

test('reports a wrong variable without its value, which may hold a password', () => {
  expect(() => read({ DATABASE_URL: 'mysql://earn:hunter2@db/earn' })).toThrow(/^(?!.*hunter2)/);
});
