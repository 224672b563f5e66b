const swc = { jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } } };

export default {
  // jsdom with the `fetch`, `Request` and `Response` of Node, which `jest-environment-jsdom` takes away.
  testEnvironment: 'jest-fixed-jsdom',
  setupFiles: ['@earnkit/testing/setup'],
  transform: { '\\.[jt]sx?$': ['@swc/jest', swc] },
  // The packages are ES modules, which Jest transforms as your own files.
  transformIgnorePatterns: ['/node_modules/(?!@earnkit/)'],
};
