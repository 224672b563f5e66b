import path from 'node:path';

// The calls go to the sandbox through this server, so that the page and the exchange have one origin. Without `changeOrigin: false` the
// sandbox would take each write for one of another site.
const target = process.env.EXCHANGE ?? 'http://127.0.0.1:4610';
const swc = {
  loader: 'swc-loader',
  options: { jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } } },
};

export default {
  entry: './src/main.tsx',
  output: { path: path.resolve('dist'), filename: '[name].js', publicPath: '/', clean: true },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: { rules: [{ test: /\.tsx?$/, exclude: /node_modules/, use: swc }] },
  experiments: { css: true },
  devServer: {
    host: '127.0.0.1',
    static: 'public',
    client: { overlay: false },
    onListening: ({ server }) => void process.stdout.write(`http://127.0.0.1:${server.address().port}\n`),
    proxy: [{ context: ['/api/', '/apiw/', '/sandbox/'], target, changeOrigin: false }],
  },
  performance: { hints: false },
};
