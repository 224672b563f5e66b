# The console in front of a real exchange. docs/deploy.md says how to run it.
FROM node:24-bookworm-slim AS build
WORKDIR /earnkit
COPY . .
RUN npm ci --ignore-scripts --no-audit --no-fund && npm run build

FROM node:24-bookworm-slim
ENV NODE_ENV=production EARNKIT_HOST=0.0.0.0 EARNKIT_LOG=info
WORKDIR /earnkit
# the server is built with all it needs, but for the databases of the sandbox, which it does not load here
COPY --from=build /earnkit/apps/console/package.json apps/console/
COPY --from=build /earnkit/apps/console/dist apps/console/dist
USER node
EXPOSE 4600
HEALTHCHECK --interval=10s --timeout=3s CMD ["node", "-e", "fetch('http://127.0.0.1:4600/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# without a shell between, so that SIGTERM reaches the server
CMD ["node", "apps/console/dist/server/main.js"]
