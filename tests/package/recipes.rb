# Does with a formula what Homebrew would do, with the tools at hand: the digest, the installation and the formula's test.
# usage: ruby tests/package/recipes.rb FORMULA UNPACKED PREFIX FOLDER
require "digest"
require "open3"
require "pathname"

formula, unpacked, $prefix, $folder = ARGV

def ENV.cc = "gcc"

class Pathname
  def write(text) = File.write(self, text)
end

class Formula
  class << self
    attr_reader :fields, :needs, :block

    %i[desc homepage url sha256 license].each do |name|
      define_method(name) { |value| (@fields ||= {})[name] = value }
    end
    def depends_on(name) = (@needs ||= []) << name
    def test(&block) = @block = block
  end

  def prefix = Pathname($prefix)
  def bin = prefix/"bin"
  def testpath = Pathname($folder)
  def system(*words) = Kernel.system(*words, out: :err) || abort("#{words.first} failed")

  def shell_output(command)
    said, status = Open3.capture2(command, chdir: $folder)
    status.success? ? said : abort("#{command} failed")
  end

  def assert_match(wanted, said) = said.include?(wanted) || abort("#{wanted} is not in: #{said}")
end

load formula
told = Origo.fields
abort "fields: #{told.keys}" unless told.keys.sort == %i[desc homepage license sha256 url]
abort "a description of at most 80 columns" if told[:desc].size > 80
file = told[:url].delete_prefix("file://")
abort "the digest of the sources" unless Digest::SHA256.file(file).hexdigest == told[:sha256]
names = Origo.needs.map { |need| need.is_a?(Hash) ? "#{need.keys.first}:#{need.values.first}" : need.to_s }
Dir.chdir(unpacked) { Origo.new.install }
Origo.new.instance_eval(&Origo.block)
puts names.join(" ")
